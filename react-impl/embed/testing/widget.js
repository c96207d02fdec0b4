/* global document */
// Stands in for the script of a booking service: puts its widget where its script stands.
{
  const script = document.currentScript;
  const widget = document.createElement('div');
  widget.className = 'widget';
  widget.textContent = 'Choose a table';
  widget.dataset.address = script.src;
  script.after(widget);
}
