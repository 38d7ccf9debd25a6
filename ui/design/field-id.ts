/** The id of the control of a field, so that an error list can lead to it. */
export const fieldId = (name: string): string => `field-${name}`
