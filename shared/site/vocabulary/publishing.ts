/* Three vocabularies of publishing, which the specification keeps apart (ambiguity A96). */

/** Whether content is published (storefront §3). Which status may follow which is not specified. */
export const PUBLISHING_STATUS = {
  published: 1,
  scheduled: 2,
  needsReview: 3,
  draft: 4,
  private: 5,
  deleted: 6,
} as const satisfies Record<string, number>;

export type PublishingStatus = (typeof PUBLISHING_STATUS)[keyof typeof PUBLISHING_STATUS];

/** The visibility of an item (storefront §3), which has no numbers. */
export const ITEM_VISIBILITIES = [
  'draft',
  'published',
  'needsReview',
  'scheduled',
] as const satisfies readonly string[];

export type ItemVisibility = (typeof ITEM_VISIBILITIES)[number];

/** The label that an editor shows for a workflow's status (storefront §3). */
export const WORKFLOW_LABELS = {
  PUBLISHED: 'Available',
  SCHEDULED: 'Scheduled',
  DRAFT: 'Hidden',
} as const satisfies Record<string, string>;

const hasLabel = (status: string): status is keyof typeof WORKFLOW_LABELS => Object.hasOwn(WORKFLOW_LABELS, status);

/** "Unsupported" for a status without a label. Case counts. */
export const workflowLabel = (status: string) => (hasLabel(status) ? WORKFLOW_LABELS[status] : 'Unsupported');
