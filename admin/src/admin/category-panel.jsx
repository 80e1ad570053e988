import { Field, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import { notifyDraftChange } from './draft-changes.js';
import { useAnswer } from './use-answer.js';

const services = 'api::service.service';

function Category({ document }) {
  const address = `/site/categories/${document.documentId}`;
  const { put } = useFetchClient();
  const { answer, again } = useAnswer(`${address}#${document.updatedAt}`);
  const isModified = useForm('Category', ({ modified }) => modified);
  const [fault, setFault] = useState();
  if (!answer) return null;
  const chosen = answer.find(({ isIn }) => isIn);
  const choose = async (category) => {
    try {
      await put(address, { category });
      if (document.status === 'published') {
        // Now it can be published. Strapi caches what it has read, so the form has to be reloaded.
        window.location.reload();
        return;
      }
      setFault(undefined);
      again();
      notifyDraftChange();
    } catch (error) {
      setFault(error.response?.data?.error?.message ?? 'It couldn’t be chosen. Try again.');
    }
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Field.Root
        name="category"
        error={fault}
        hint="Added at the end of the menu; move it in the category’s own form."
      >
        <Field.Label>Category of this service</Field.Label>
        <SingleSelect placeholder="Choose …" value={chosen?.id ?? ''} disabled={isModified} onChange={choose}>
          {answer.map(({ id, name }) => (
            <SingleSelectOption key={id} value={id}>
              {name}
            </SingleSelectOption>
          ))}
        </SingleSelect>
        <Field.Error />
        <Field.Hint />
      </Field.Root>
      <Typography variant="pi">
        {isModified ? 'Save first, then choose.' : 'A new choice is seen by visitors when you publish the service.'}
      </Typography>
    </Flex>
  );
}

/** Next to a service: its category. */
export function CategoryPanel({ model, document }) {
  if (model !== services || !document?.documentId) return null;
  return { title: 'Category', content: <Category document={document} /> };
}
