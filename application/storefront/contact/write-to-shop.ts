import { token } from '../../token.ts'
import type { ContactGateway } from './contact-gateway.port.ts'

type Deps = { readonly contact: ContactGateway }

/** Sends a message to the shop. */
export type SendMessage = ContactGateway['send']
export const SendMessage = token<SendMessage>('SendMessage')
export const makeSendMessage = ({ contact }: Deps): SendMessage => contact.send

/** Declares the withdrawal from a contract. */
export type DeclareWithdrawal = ContactGateway['withdraw']
export const DeclareWithdrawal = token<DeclareWithdrawal>('DeclareWithdrawal')
export const makeDeclareWithdrawal = ({ contact }: Deps): DeclareWithdrawal => contact.withdraw
