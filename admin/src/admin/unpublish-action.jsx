import { Typography } from '@strapi/design-system';

const question = {
  type: 'dialog',
  title: 'Take it off the site?',
  content: (
    <Typography>
      Visitors stop seeing it one to three minutes later. If other texts still need it, it stays, and ‘On the site’ says
      which. To bring it back, publish it again.
    </Typography>
  ),
  confirmLabel: 'Unpublish',
};

/** Strapi's 'Unpublish', which asks only if something was changed since. */
export function askingToUnpublish(Unpublish) {
  function AskingUnpublish(props) {
    const action = Unpublish(props);
    if (!action || action.dialog) return action;
    return { ...action, onClick: () => false, dialog: { ...question, onConfirm: action.onClick } };
  }
  return Object.assign(AskingUnpublish, { type: Unpublish.type, position: Unpublish.position });
}
