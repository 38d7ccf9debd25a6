/** Key in the tab's session storage while the visitor is on a provider's page. */
const KEY = 'social-left-for'

const inStorage = <Value>(access: (storage: Storage) => Value): Value | undefined => {
  try {
    return access(window.sessionStorage)
  } catch {
    return undefined
  }
}

export const leaveForProvider = (provider: string): void => { inStorage((storage) => { storage.setItem(KEY, provider) }) }

export const returnFromProvider = (): void => { inStorage((storage) => { storage.removeItem(KEY) }) }

/** Whether the visitor returns from a provider's page. */
export const isReturningFromProvider = (): boolean => inStorage((storage) => storage.getItem(KEY)) != null
