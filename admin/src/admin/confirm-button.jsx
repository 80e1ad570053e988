import { Button, Dialog } from '@strapi/design-system';

/** Asks for confirmation before an action with immediate effect. */
export function ConfirmButton({ label, title, action, children, act, isBusy }) {
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="danger-light" loading={isBusy}>
          {label}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{title}</Dialog.Header>
        <Dialog.Body>{children}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              Leave it as it is
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant="danger" fullWidth onClick={act}>
              {action}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
