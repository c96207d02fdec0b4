/* global document */
// Stands in for the script of a provider: writes the number of comments into the places that it finds.
for (const place of document.querySelectorAll('.disqus-comment-count')) place.textContent = '12 Comments';
