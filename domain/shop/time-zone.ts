/** The time zone of the shop. */
export const TIME_ZONE = 'Europe/Zurich'
