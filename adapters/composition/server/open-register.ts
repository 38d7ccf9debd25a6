import { readFile } from 'node:fs/promises'
import * as E from 'fp-ts/lib/Either.js'
import type { ShopRegister } from '../../../application/commerce/shop/shop-register.port.ts'
import { readRegister, registerMessage } from '../../configuration/read-register.ts'
import { demoShopRegister } from '../demo-shop-register.ts'

/** A register that opens no shop: it cannot be read, or has faults, which the message names. */
export class RegisterRefused extends Error {
  override readonly name = 'RegisterRefused'
}

/** The brands as a file sets them up, those of the demo without one; a file with a fault opens no shop and names all of them. */
export const openRegister = async (file: string | undefined): Promise<ShopRegister> => {
  if (file === undefined) return demoShopRegister()
  const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new RegisterRefused(`SHOPS: ${file} cannot be read (${cause.code ?? cause.message})`, { cause })
  })
  const register = readRegister(text)
  if (E.isLeft(register)) throw new RegisterRefused(registerMessage(file, register.left))
  return register.right
}
