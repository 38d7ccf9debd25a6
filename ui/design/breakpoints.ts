/** Widths in CSS pixels from which the page changes; style sheets use no others (Account §9). */
export const BREAKPOINTS = { gridTwo: 350, gridThree: 480, contentTablet: 640, tablet: 768, desktop: 1024, wide: 1280 } as const
