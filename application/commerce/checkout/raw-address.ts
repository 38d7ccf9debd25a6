/** Fields by their wire names: `first_name`, `postcode` … Anything may stand in them. */
export type RawAddress = Readonly<Record<string, unknown>>
