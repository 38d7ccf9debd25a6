/** The text fields of a sent form; a file, or a field sent twice, counts by its last text. */
export const readFields = (form: FormData): { readonly [name: string]: string } =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
