/** What an editor reads for a workflow's status (storefront §3). */
export const WORKFLOW_LABELS = {
  PUBLISHED: 'Available',
  SCHEDULED: 'Scheduled',
  DRAFT: 'Hidden',
} as const satisfies Record<string, string>;

const isLabelled = (status: string): status is keyof typeof WORKFLOW_LABELS => Object.hasOwn(WORKFLOW_LABELS, status);

export const workflowLabel = (status: string) => (isLabelled(status) ? WORKFLOW_LABELS[status] : 'Unsupported');
