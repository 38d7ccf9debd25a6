/** The size of a hero, in units of its sheet. */
export const SCENE = { width: 1600, height: 1200 } as const
