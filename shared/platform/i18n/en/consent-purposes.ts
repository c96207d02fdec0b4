/** What a visitor can choose in the banner, where the site offers purposes. */
export const purposeMessages = {
  legend: 'What may this website use?',
  necessary: 'Necessary',
  necessaryHint: 'What the website needs to work, such as this choice. Always on.',
  functional: 'Functions',
  functionalHint: 'Functions by others, such as the protection of forms against robots.',
  analytics: 'Statistics',
  analyticsHint: 'How the website is used, so that it can be made better.',
  media: 'Videos and maps',
  mediaHint: 'Content of others, who see that you look at it.',
  marketing: 'Marketing',
  marketingHint: 'Advertising that follows your interests.',
  save: 'Save choice',
};
