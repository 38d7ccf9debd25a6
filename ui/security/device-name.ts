import type { IntlShape } from 'react-intl'
import type { Browser, Device, System } from '../../domain/identity/device.ts'

// Product names, the same in every language.
const BROWSER_NAMES: { readonly [name in Exclude<Browser, 'other'>]: string } = {
  edge: 'Edge', opera: 'Opera', samsung: 'Samsung Internet', firefox: 'Firefox', chrome: 'Chrome', safari: 'Safari',
}
const SYSTEM_NAMES: { readonly [name in Exclude<System, 'other'>]: string } = {
  android: 'Android', iphone: 'iPhone', ipad: 'iPad', windows: 'Windows', mac: 'Mac', linux: 'Linux',
}

/** The device of a session, as far as known. */
export const deviceName = (intl: IntlShape, { browser, system }: Device): string => {
  if (browser !== 'other' && system !== 'other')
    return intl.formatMessage({ id: 'security.device' }, { browser: BROWSER_NAMES[browser], system: SYSTEM_NAMES[system] })
  if (browser !== 'other') return BROWSER_NAMES[browser]
  return system === 'other' ? intl.formatMessage({ id: 'security.unknown_device' }) : SYSTEM_NAMES[system]
}
