/**
 * Whether content is published (storefront §3). Which status may follow which is not shown: there is no table of
 * transitions. Items and the workflow have vocabularies of their own (ambiguity A96).
 */
export const PUBLISHING_STATUS = {
  published: 1,
  scheduled: 2,
  needsReview: 3,
  draft: 4,
  private: 5,
  deleted: 6,
} as const satisfies Record<string, number>;

export type PublishingStatus = (typeof PUBLISHING_STATUS)[keyof typeof PUBLISHING_STATUS];
