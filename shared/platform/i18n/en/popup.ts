export const popupMessages = {
  popup: 'Message',
  close: 'Close',
};
