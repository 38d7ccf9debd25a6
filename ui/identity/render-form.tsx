import type { ReactNode } from 'react'
import { Form } from '../binding/Form.tsx'
import css from './Account.module.css'

/** Renders the form around its fields: the form of a page, or one in a dialog. */
export type RenderForm = (fields: ReactNode) => ReactNode

export const pageForm: RenderForm = (fields) => <Form method="post" noValidate className={css['form']}>{fields}</Form>
