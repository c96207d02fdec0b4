/** Texts of the list of chosen files. */
export const formChosenFilesMessages = {
  chosenFiles: 'Chosen files',
  removeFile: 'Remove {fileName}',
  remove: 'Remove',
  fileRemoved: '{fileName} was removed.',
  filesAdded: 'Added: {fileNames}',
};
