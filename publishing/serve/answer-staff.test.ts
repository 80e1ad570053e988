import { expect, test, vi } from 'vitest';
import type { DraftService } from '../draft/draft-service.ts';
import { answerStaff } from './answer-staff.ts';
import type { Publisher } from './publisher.ts';

const publisher = {} as Publisher;

test("checking a draft also renders its page; a failed page doesn't affect the check", async () => {
  const page = vi.fn().mockRejectedValue(new Error('no page'));
  const drafts = { page, check: async () => ({ refusals: [] }) } as unknown as DraftService;
  const asked = { about: 'check', type: 'service', id: 'abc' } as const;
  expect(await answerStaff(asked, publisher, drafts)).toEqual({ refusals: [] });
  expect(page).toHaveBeenCalledWith('service', 'abc');
});

test('types without records on the site are not requested', async () => {
  const asked = { about: 'state', type: 'lead', id: 'abc' } as const;
  await expect(answerStaff(asked, publisher, {} as DraftService)).rejects.toThrow('no content of this type');
});
