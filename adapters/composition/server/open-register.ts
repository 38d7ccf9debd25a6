import { readFile } from 'node:fs/promises'
import * as E from 'fp-ts/lib/Either.js'
import type { ShopRegister } from '../../../application/commerce/shop/shop-register.port.ts'
import { readRegister, registerMessage } from '../../configuration/read-register.ts'
import { demoShopRegister } from '../demo-shop-register.ts'

/** The register cannot be read or is invalid; the message names each fault. */
export class RegisterRefused extends Error {
  override readonly name = 'RegisterRefused'
}

/** The brands of the register file, or the demo brands without one; a register with faults fails the start and names all of them. */
export const openRegister = async (file: string | undefined): Promise<ShopRegister> => {
  if (file === undefined) return demoShopRegister()
  const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new RegisterRefused(`SHOPS: ${file} cannot be read (${cause.code ?? cause.message})`, { cause })
  })
  const register = readRegister(text)
  if (E.isLeft(register)) throw new RegisterRefused(registerMessage(file, register.left))
  return register.right
}
