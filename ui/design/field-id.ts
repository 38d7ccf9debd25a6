/** The id of the control of a field, for links from the error summary. */
export const fieldId = (name: string): string => `field-${name}`
