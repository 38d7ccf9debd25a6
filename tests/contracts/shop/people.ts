const PASSWORD = 'sehr7gute-sicht'

/** Customers of the opticians in the catalogue, and one without. */
export const ANNA = { email: 'anna.keller@example.ch', password: PASSWORD, firstName: 'Anna', lastName: 'Keller' }
export const BEA = { ...ANNA, email: 'bea.meier@example.ch', firstName: 'Bea', lastName: 'Meier' }
export const CARLA = { ...ANNA, email: 'carla.rossi@example.ch', firstName: 'Carla', lastName: 'Rossi' }
