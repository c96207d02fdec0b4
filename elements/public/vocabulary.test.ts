import { expect } from '@open-wc/testing';
import * as vocabulary from './vocabulary.js';

/** The names of the module's exports that match. */
const exported = (pattern: RegExp) => Object.keys(vocabulary).filter((name) => pattern.test(name));

const camelCase = (words: string) =>
  words
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

/** A list as the specification words it: "past due 2, trial 3". */
const listed = (sentence: string): Record<string, number> =>
  Object.fromEntries(
    sentence.split(', ').map((member) => {
      const [, words, number] = /^(.+) (\d+)$/.exec(member)!;
      return [camelCase(words!), Number(number)];
    }),
  );

describe('numbers of the platform: all that the specification gives, and no others', () => {
  it('page types [CTX-009]', () => {
    expect(vocabulary.PAGE_TYPES).to.deep.equal(
      listed(
        'main content/collection 1, page 2, splash page 3, content item 50, not found 100, error 101, search 102, lock screen 103, popup overlay 104, protected content 105, member area access denied 106, show cart 200, checkout 201, order confirmed 202, donate 203, contribution confirmed 204, commerce cart v2 205, subscription confirmed 206, order received 207, membership confirmed 208, reviews request 209, newsletter unsubscribe 300, commerce email preview 301',
      ),
    );
  });
  it('site types [CTX-010]', () => {
    expect(vocabulary.SITE_TYPES).to.deep.equal(
      listed('classic 1, cover page 2, parking page 3, commerce 4, enterprise 5'),
    );
  });
  it('website status [CTX-011]', () => {
    expect(vocabulary.WEBSITE_STATUS).to.deep.equal(
      listed(
        'expired 1, past due 2, trial 3, beta 4, removed 5, internal 6, comped 7, paid 8, linked to v5 11, active parking page 12, resold 13, resold grace period 14, enterprise 15',
      ),
    );
  });
  it('site versions [CTX-012]', () => {
    expect(vocabulary.SITE_VERSIONS).to.deep.equal([7, 7.1, 8]);
  });
  it('units [CTX-013]', () => {
    expect(vocabulary.MEASUREMENT_UNITS).to.deep.equal(listed('imperial 1, metric 2'));
  });
  it('content item types, with the three numbers that have no name [CTX-018]', () => {
    expect(vocabulary.CONTENT_ITEM_TYPES).to.deep.equal(
      listed(
        'text 1, image 2, quote 4, link 5, chat 6, audio 7, video 8, review 10, store item 11, event 12, thread 13, gallery 14, binary 15, css asset 16, tweak asset 17, digital good 18, attachment 19, wordpress export 20, internal export 21, translatable strings export 60, rich text editor text 22, tweet 50, rss 51, checkin 52, bookmark 53, knowledge-base article 54, project item 55, portfolio item 59, native video 61, lesson 62',
      ),
    );
    expect(vocabulary.TAXONOMY_TYPES).to.deep.equal([56, 57, 58]);
  });
  it('collection types, 1 to 24 [CTX-019]', () => {
    expect(vocabulary.COLLECTION_TYPES).to.deep.equal(listed('products 13, splash page 8, portfolio 23'));
    expect(vocabulary.COLLECTION_TYPE_RANGE).to.deep.equal({ first: 1, last: 24 });
  });
  it('block types, 1 to 70 [CTX-020]', () => {
    expect(vocabulary.BLOCK_TYPES).to.deep.equal(
      listed('form 9, summary 55, button 53, accordion 69, marquee 70, member area 67, product 43, newsletter 51'),
    );
    expect(vocabulary.BLOCK_TYPE_RANGE).to.deep.equal({ first: 1, last: 70 });
  });
  it('features: names without numbers, codes 1 to 68 [CTX-021]', () => {
    const names = 'commerce, gift cards, code injection, announcement bar, site user accounts';
    expect(vocabulary.FEATURE_NAMES).to.deep.equal(names.split(', ').map(camelCase));
    expect(vocabulary.FEATURE_CODE_RANGE).to.deep.equal({ first: 1, last: 68 });
  });
  it('contributor roles [CTX-024]', () => {
    expect(vocabulary.CONTRIBUTOR_ROLES).to.deep.equal(
      listed(
        'admin 1, billing 2, reporting 3, editor 4, moderator 6, commenter 7, store manager 8, scheduling 9, viewer 10, campaigns editor 11, scheduling viewer 12, scheduling editor 13',
      ),
    );
  });
  it('no table is invented for a list that the specification does not give [CTX-022]', () => {
    expect(exported(/collection_/i)).to.have.members(['COLLECTION_TYPES', 'COLLECTION_TYPE_RANGE']);
    expect(exported(/block/i)).to.have.members(['BLOCK_TYPES', 'BLOCK_TYPE_RANGE']);
    expect(exported(/feature/i)).to.have.members(['FEATURE_NAMES', 'FEATURE_CODE_RANGE']);
  });
  it('no permissions of roles are invented [CTX-023, CTX-025]', () => {
    expect(exported(/role|permission/i)).to.deep.equal(['CONTRIBUTOR_ROLES']);
  });
});

describe('three vocabularies of publishing', () => {
  it('the status of content [CTX-014]', () => {
    expect(vocabulary.PUBLISHING_STATUS).to.deep.equal(
      listed('published 1, scheduled 2, needs review 3, draft 4, private 5, deleted 6'),
    );
  });
  it('no transitions between them are invented [CTX-015]', () => {
    expect(exported(/publishing|transition/i)).to.deep.equal(['PUBLISHING_STATUS']);
  });
  it('the visibility of items [CTX-016]', () => {
    expect(vocabulary.ITEM_VISIBILITIES).to.deep.equal(
      'draft, published, needs review, scheduled'.split(', ').map(camelCase),
    );
  });
  it('the labels of the workflow [CTX-017]', () => {
    const shown = ['PUBLISHED', 'SCHEDULED', 'DRAFT', 'NEEDS_REVIEW', 'published', '', 'constructor'];
    expect(shown.map(vocabulary.workflowLabel)).to.deep.equal([
      'Available',
      'Scheduled',
      'Hidden',
      ...Array<string>(4).fill('Unsupported'),
    ]);
  });
});

describe('limits', () => {
  it('60 blocks in a layout [CTX-026]', () => expect(vocabulary.MAX_COUNTS.blocksPerLayout).to.equal(60));
  it('60 tracks in an album [CTX-027]', () => expect(vocabulary.MAX_COUNTS.tracksInAlbum).to.equal(60));
  it('250 items in a collection that the owner can order [CTX-028]', () =>
    expect(vocabulary.MAX_COUNTS.itemsInOrderableCollection).to.equal(250));
  it('200 products in a collection [CTX-029]', () => expect(vocabulary.MAX_COUNTS.productsInCollection).to.equal(200));
  it('10000 nested categories [CTX-030]', () => expect(vocabulary.MAX_COUNTS.nestedCategories).to.equal(10000));
  it('an embedded gallery of a photo host has count 20 and size 50 [CTX-031]', () =>
    expect(vocabulary.EMBED_GALLERY).to.deep.equal({ count: 20, size: 50 }));
  it('a tag has at most 50 characters [CTX-032]', () => {
    expect(vocabulary.TAG_MAX_CHARACTERS).to.equal(50);
    expect(['', 'x'.repeat(50), 'x'.repeat(51)].map(vocabulary.fitsTag)).to.deep.equal([true, true, false]);
  });
  it('a category has at most 25 characters [CTX-033]', () => {
    expect(vocabulary.CATEGORY_MAX_CHARACTERS).to.equal(25);
    expect(['', 'x'.repeat(25), 'x'.repeat(26)].map(vocabulary.fitsCategory)).to.deep.equal([true, true, false]);
  });
});

describe('values that the specification mentions without giving them', () => {
  it('a placeholder for secrets that reveals nothing about them [CTX-034]', () => {
    expect(vocabulary.MASKED_VALUE).to.match(/^•+$/);
    expect([vocabulary.MASKED_VALUE, '', 'secret', null].map(vocabulary.isMasked)).to.deep.equal([
      true,
      false,
      false,
      false,
    ]);
  });
  it('four cookies of owners, named by the kit [CTX-035]', () => {
    expect(Object.keys(vocabulary.OWNER_COOKIES)).to.deep.equal([
      'preview',
      'versionOverride',
      'expandedFrame',
      'disabledUserScripts',
    ]);
    const names = Object.values(vocabulary.OWNER_COOKIES);
    expect(new Set(names)).to.have.property('size', 4);
    for (const name of names) expect(name).to.match(/^sq-[a-z-]+$/);
  });
});

describe('breakpoints', () => {
  it('mobile up to 432 px, desktop from 433 px [CTX-036]', () => {
    expect([vocabulary.MOBILE_MAX_PX, vocabulary.DESKTOP_MIN_PX]).to.deep.equal([432, 433]);
    expect([320, 432, 433, 1024].map(vocabulary.isMobileWidth)).to.deep.equal([true, true, false, false]);
    expect(matchMedia(vocabulary.MOBILE_QUERY).matches).to.equal(vocabulary.isMobileWidth(innerWidth));
  });
  it('desktop layouts change at 800 and 1024 px [CTX-037]', () =>
    expect(vocabulary.DESKTOP_WIDTHS_PX).to.deep.equal([800, 1024]));
  it('devices are 926, 1024 or 1366 px high [CTX-038]', () =>
    expect(vocabulary.DEVICE_HEIGHTS_PX).to.deep.equal([926, 1024, 1366]));
});
