const shown = new Set<Element>();
let observer: IntersectionObserver | undefined;

/** Which of the observed elements are in the window. The browser says so: to measure them would cost a layout each time. */
export const inView = {
  has: (element: Element): boolean => shown.has(element),
  observe(element: Element): void {
    if (typeof IntersectionObserver !== 'function') return;
    observer ??= new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) shown.add(target);
        else shown.delete(target);
    });
    observer.observe(element);
  },
  unobserve(element: Element): void {
    observer?.unobserve(element);
    shown.delete(element);
  },
};
