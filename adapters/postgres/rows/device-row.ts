import { BROWSERS, SYSTEMS, type Device } from '../../../domain/identity/device.ts'

const knownName = <Name extends string>(names: readonly Name[], text: string, none: Name): Name =>
  names.find((name) => name === text) ?? none

/** Values stored by another version of the shop are read as `other`. */
export const toDevice = ({ browser, system }: { readonly browser: string; readonly system: string }): Device =>
  ({ browser: knownName(BROWSERS, browser, 'other'), system: knownName(SYSTEMS, system, 'other') })
