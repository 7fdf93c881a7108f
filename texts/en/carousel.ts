/** Slides that move by themselves. */
export const carouselTexts = {
  /** What screen readers call it and each of its slides. */
  carousel: 'carousel',
  slide: 'slide',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  pauseMovingSlides: 'Pause moving slides',
  playMovingSlides: 'Play moving slides',
  goToSlide: (slide: number) => `Go to slide ${slide}`,
  slideOf: (slide: number, slides: number) => `${slide} of ${slides}`,
};
