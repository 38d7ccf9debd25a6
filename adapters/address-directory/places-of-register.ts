/** The towns of a postcode, as written in postal addresses. */
export type Places = ReadonlyMap<string, readonly string[]>

/**
 * The official register of towns and postcodes (Federal Office of Topography swisstopo, a table with semicolons, published each month),
 * by postcode; `undefined` for any other text. A town in several communes has several rows.
 */
export const placesOfRegister = (table: string): Places | undefined => {
  const [head = '', ...rows] = table.replace(/^\uFEFF/, '').split(/\r?\n/)
  const columns = head.split(';')
  const [name, postcode] = [columns.indexOf('Ortschaftsname'), columns.findIndex((column) => /^PLZ4?$/.test(column))]
  if (name < 0 || postcode < 0) return undefined
  const places = new Map<string, string[]>()
  for (const row of rows) {
    const cells = row.split(';')
    const [town = '', code = ''] = [cells[name], cells[postcode]]
    const cities = places.get(code) ?? []
    if (town !== '' && !cities.includes(town)) places.set(code, [...cities, town])
  }
  return places
}
