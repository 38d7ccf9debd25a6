const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/

/** Whether a feature's key may be the name of something in a page; what stands there already is another matter (decision S17). */
export const isFeatureName = (featureKey: string): boolean => NAME.test(featureKey)
