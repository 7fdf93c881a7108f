/** A five-pointed star in a 20 by 20 box. */
export const starPath = 'M10 1.6l2.6 5.27 5.8.84-4.2 4.1 1 5.79L10 14.87l-5.2 2.73 1-5.79-4.2-4.1 5.8-.84z';
