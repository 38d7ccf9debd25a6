const VALUES: Readonly<Record<string, string>> = { token: 'x'.repeat(30), provider: 'google' }

/** Readable values for the places of an operation's path. */
export const pathOf = ({ path }: { readonly path: string }): Readonly<Record<string, string>> =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, VALUES[name] ?? '1001']))
