import { readFile } from 'node:fs/promises'
import * as E from 'fp-ts/lib/Either.js'
import type { ShopRegister } from '../../../application/commerce/shop/shop-register.port.ts'
import type { Configuration } from '../../configuration/configuration.ts'
import {
  configurationMessage, readConfiguration, type ConfigurationFault, type Environment,
} from '../../configuration/read-configuration.ts'
import { demoValuesIn, isDemoValue } from './demo-values.ts'
import { openRegister, RegisterRefused } from './open-register.ts'

/** The environment variables and the brand configuration. */
export type Settings = { readonly configuration: Configuration; readonly register: ShopRegister }

const registerOf = async (file: string | undefined): Promise<E.Either<string, ShopRegister>> => {
  try {
    return E.right(await openRegister(file))
  } catch (error) {
    if (error instanceof RegisterRefused) return E.left(error.message)
    throw error
  }
}

const written = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    // `openRegister` reports an unreadable file.
    return undefined
  }
}

/** A live shop must not contain demo values: money and mails would go to nobody. */
const ofTheDemo = async ({ MODE: mode, SHOPS: file, MAIL_FROM: sender = '' }: Environment): Promise<readonly ConfigurationFault[]> => {
  if (mode !== 'live') return []
  const values = file === undefined || file === '' ? [] : demoValuesIn(await written(file))
  return [
    ...values.map(({ at, value }) => ({ variable: 'SHOPS', problem: `has a demo value at ${at}: ${value}` })),
    ...(isDemoValue(sender) ? [{ variable: 'MAIL_FROM', problem: `is a demo address: ${sender}` }] : []),
  ]
}

/** Reads the whole configuration; all faults are in one message. */
export const readSettings = async (environment: Environment): Promise<E.Either<string, Settings>> => {
  const [read, register, demo] = [
    readConfiguration(environment), await registerOf(environment['SHOPS'] || undefined), await ofTheDemo(environment),
  ]
  const faults = [...(E.isLeft(read) ? read.left : []), ...demo]
  if (E.isRight(read) && E.isRight(register) && faults.length === 0)
    return E.right({ configuration: read.right, register: register.right })
  return E.left([
    ...(faults.length === 0 ? [] : [configurationMessage(faults)]),
    ...(E.isLeft(register) ? [register.left] : []),
  ].join('\n'))
}
