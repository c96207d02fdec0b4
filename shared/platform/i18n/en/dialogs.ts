export const dialogMessages = {
  okay: 'Okay',
  confirm: 'Confirm',
  cancel: 'Cancel',
  reject: 'Reject',
  notices: 'Notices',
  noNotices: 'There are no notices.',
};
