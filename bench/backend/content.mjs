// What visitors write: five fields, in several scripts, with words that are longer than a line.

const NAMES = [
  'Ada Lovelace',
  'Μαρία Παπαδοπούλου',
  '佐藤 花子',
  'Łukasz Wójcik',
  'سارة الخطيب',
  'Jean-Baptiste d’Aubigné',
];
const TOPICS = [
  'A broken bowl',
  'Ο κουρδιστός βάζος',
  '青い茶碗について',
  'Reparatur',
  'سؤال عن الطلب',
  'Opening hours 🏺',
];
const SENTENCES = [
  'Is the blue bowl with the two handles still there, and could you send it to Lisbon before the end of the month?',
  'Die Donaudampfschifffahrtsgesellschaftskapitänsmützenablage aus Steinzeug ist beim Umzug zerbrochen.',
  'Θα ήθελα να παραγγείλω τέσσερα φλιτζάνια με ανοιχτό γκρι σμάλτο.',
  '結婚祝いに夫婦茶碗を二つ注文したいのですが、名前を入れることはできますか。',
  'هل يمكن إصلاح الإبريق الذي انكسر مقبضه؟ أرسلت لكم صورتين أمس.',
  'क्या शनिवार की कार्यशाला में दो बच्चों के लिए जगह है?',
  'We are twelve people, three of us vegetarian; one uses a wheelchair 🦽 — is there a step at the door?',
  'Thank you!\nI will come by on Thursday.',
];
/** In the oldest submission alone. */
export const RARE_WORD = 'Schneckenhausglasur';

const at = (list, index) => list[index % list.length];

/** A whole address of its own for each visitor: the limits count them apart, as on a site with many visitors. */
export const addressOf = (index) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

/** The answers of one visitor to the form `contact`. */
export const answers = (index) => ({
  name: at(NAMES, index),
  email: `visitor.${index}@example.com`,
  topic: at(TOPICS, index * 5 + 1),
  message: [0, 1, 3].map((step) => at(SENTENCES, index * 7 + step)).join(' ') + ` № ${index}`,
  phone: `+351 21 ${String(1_000_000 + (index % 9_000_000))}`,
});

const page = {
  collectionId: 'c1',
  objectName: 'page-section-1',
  isOverlayForm: false,
  submitButtonText: 'Send',
  pageTitle: 'Contact',
  pageId: 'p1',
  contentSource: 'c',
  pagePath: '/contact.html',
  pagePermissionTypeValue: null,
};
/** The body of the call that saves it, as the kit sends it. */
export const payload = (index, key) => ({ key, formId: 'contact', form: JSON.stringify(answers(index)), ...page });

const MINUTE_MS = 60_000;
/** Of `count` submissions the one before `index` later ones, as the storage has it: most of one form, three of a thousand spam. */
export function stored(index, count, now) {
  const isOldest = index === 0;
  const formId = index < 20 ? 'repair' : index % 10 < 7 ? 'contact' : index % 10 < 9 ? 'newsletter' : 'playground';
  const own = answers(index);
  const { message } = own;
  return {
    key: crypto.randomUUID().replaceAll('-', ''),
    idempotencyKey: crypto.randomUUID(),
    formId,
    form: JSON.stringify(isOldest ? { ...own, message: `${message} ${RARE_WORD}` } : own),
    context: page,
    receivedAt: now - (count - index) * 10 * MINUTE_MS,
    spam: index % 333 === 7 ? ['It has 9 links.'] : [],
  };
}
