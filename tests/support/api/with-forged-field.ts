type Record_ = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Record_ => typeof value === 'object' && value !== null && !Array.isArray(value)

export type ForgedBody = { readonly path: string; readonly body: unknown }

/** The body once for each record in it, with one additional field in that record; unchanged where the field exists. */
export const withForgedField = (body: unknown, field: string, value: unknown): readonly ForgedBody[] => {
  if (Array.isArray(body))
    return body.flatMap((one: unknown, index) =>
      withForgedField(one, field, value)
        .map((forged) => ({ path: `${index}.${forged.path}`, body: body.with(index, forged.body) as unknown })))
  if (!isRecord(body)) return []
  const inside = Object.entries(body).flatMap(([name, part]) =>
    withForgedField(part, field, value).map((forged) => ({ path: `${name}.${forged.path}`, body: { ...body, [name]: forged.body } })))
  return Object.hasOwn(body, field) ? inside : [{ path: field, body: { ...body, [field]: value } }, ...inside]
}
