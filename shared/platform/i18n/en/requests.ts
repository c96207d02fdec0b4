/** Why a call has no data: the texts of storefront §8 "Data wrapper", letter for letter (ambiguity A03: offline). */
export const requestMessages = {
  unauthorized: 'Unauthorized request',
  internal: 'Internal server error. Please try again later.',
  unavailable: 'This service is temporarily unavailable. Please try again later.',
  connect: 'Unable to connect. Please try again',
  connectOffline: 'Unable to connect. Please try again. Please check your internet connection.',
  unparseable: 'Internal Error: Unable to parse server response from ({url}) as JSON: {error}',
};
