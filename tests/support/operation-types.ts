import type { AnyOperation, OutputOf, RequestOf } from '../../application/contract/operation.ts'
import type { ShopContract, ShopTopic } from '../../application/contract/shop.ts'
import type { OPERATIONS } from '../../adapters/commerce-api/operations.ts'

export type OperationName = keyof typeof OPERATIONS

type ContractOf<Name extends OperationName> = Extract<
  { readonly [Topic in ShopTopic]: Name extends keyof ShopContract[Topic] ? ShopContract[Topic][Name] : never }[ShopTopic], AnyOperation
>

/** What a storefront passes to each operation. */
export type OperationRequests = { readonly [Name in OperationName]: RequestOf<ContractOf<Name>> }
export type Reply = { readonly [Name in OperationName]: OutputOf<ContractOf<Name>> }
