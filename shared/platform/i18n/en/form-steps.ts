/** Texts of a form in steps. */
export const formStepsMessages = {
  back: 'Back',
  next: 'Next',
  step: 'Step {number} of {count}',
};
