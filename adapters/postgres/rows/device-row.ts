import { BROWSERS, SYSTEMS, type Device } from '../../../domain/identity/device.ts'

const knownName = <Name extends string>(names: readonly Name[], text: string, none: Name): Name =>
  names.find((one) => one === text) ?? none

/** What an older or newer version of the shop kept reads as unknown here. */
export const toDevice = ({ browser, system }: { readonly browser: string; readonly system: string }): Device =>
  ({ browser: knownName(BROWSERS, browser, 'other'), system: knownName(SYSTEMS, system, 'other') })
