/** Texts about files that are sent: some are answers of the backend. */
export const formFilesMessages = {
  uploadFailed: 'There was a problem while uploading your file.',
  uploadIncomplete: 'File upload failed to complete',
  sendingFile: 'Sending {fileName}',
  sendingPart: 'Sending {fileName}, {percent} %',
  cancel: 'Cancel',
};
