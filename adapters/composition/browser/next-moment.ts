/** Lets the browser answer its shopper before what comes next. */
export const nextMoment = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve) })
