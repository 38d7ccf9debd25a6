const YES: readonly (string | null | undefined)[] = ['1', 'true']

/** Whether the payment step belongs to a repeated order: part of its path or of its query (Commerce §2, decision A27). */
export const isReorder = (param: string | undefined, url: URL): boolean =>
  YES.includes(param) || YES.includes(url.searchParams.get('isReorder'))
