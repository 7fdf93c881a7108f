import { digits } from './numbers.ts';

export const carouselTexts = {
  carousel: 'স্লাইড শো',
  slide: 'স্লাইড',
  previousSlide: 'আগের ছবি',
  nextSlide: 'পরের ছবি',
  pauseMovingSlides: 'ছবি বদলানো থামান',
  playMovingSlides: 'ছবি বদলানো চালু করুন',
  goToSlide: (slide: number) => `${digits(slide)} নম্বর ছবি দেখুন`,
  slideOf: (slide: number, slides: number) => `${digits(slides)}টির মধ্যে ${digits(slide)}`,
};
