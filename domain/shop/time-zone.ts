/** Where the shop's calendar hangs and its clock goes. */
export const TIME_ZONE = 'Europe/Zurich'
