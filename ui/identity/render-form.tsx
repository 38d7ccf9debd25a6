import type { ReactNode } from 'react'
import { Form } from 'react-router'
import css from './Account.module.css'

/** Draws the form around its fields: that of a page, or one whose answer comes to where it stands. */
export type RenderForm = (fields: ReactNode) => ReactNode

export const pageForm: RenderForm = (fields) => <Form method="post" noValidate className={css['form']}>{fields}</Form>
