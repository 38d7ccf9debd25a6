const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/

/**
 * Whether a feature key may be the name of a property in a page; whether that name is already taken is checked elsewhere (decision S17).
 */
export const isFeatureName = (featureKey: string): boolean => NAME.test(featureKey)
