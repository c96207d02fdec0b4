/** Texts about what a form keeps on the device. */
export const formDraftsMessages = {
  queued: 'You are offline. What you wrote is kept on this device, and is sent when you are online again.',
  takeBack: 'Change it',
  kept: 'What you type is kept on this device until it is sent.',
  forget: 'Forget it',
};
