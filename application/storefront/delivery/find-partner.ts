import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { PartnerGateway } from './partner-gateway.port.ts'

/** The partner optician of the customer who is signed in, or none (Commerce §6). */
export type FindPartner = () => TaskEither<Failure, PartnerOptician | undefined>
export const FindPartner = token<FindPartner>('FindPartner')

export const makeFindPartner = (deps: { readonly partners: PartnerGateway }): FindPartner => deps.partners.partner
