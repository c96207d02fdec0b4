/** Texts of the suggestions of address fields. */
export const formPlacesMessages = {
  suggestedAddresses: 'Suggested addresses',
  suggestionCount: 'Suggested addresses: {count}. Choose one by the arrow keys and Enter.',
  addressFilled: 'The address is filled in.',
};
