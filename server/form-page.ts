import { formFields } from '#leads/form-fields.ts';

const tokenField = new RegExp(`(<input[^>]*\\sname="${formFields.token}"[^>]*\\svalue=")(?=")`);

/** Pages are built ahead, tokens say when a form was opened: each form gets its own on the way out. */
export async function fillToken(html: string, token: () => Promise<string>): Promise<string> {
  if (!tokenField.test(html)) return html;
  const fresh = await token();
  return html.replace(tokenField, (start) => start + fresh);
}
