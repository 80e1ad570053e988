/** The three states of the panel. Open and minimized are stored as two flags. */
export type View = 'closed' | 'open' | 'minimized';

export interface ViewFlags {
  open: boolean;
  minimized: boolean;
}

/** The launcher toggles open and closed, and always clears minimized. */
export function toggle(view: View): View {
  return view === 'closed' ? 'open' : 'closed';
}

/** The minimize button; a closed panel has none. */
export function toggleMinimized(view: View): View {
  if (view === 'closed') return 'closed';
  return view === 'open' ? 'minimized' : 'open';
}

export function toFlags(view: View): ViewFlags {
  return { open: view !== 'closed', minimized: view === 'minimized' };
}

export function fromFlags({ open, minimized }: ViewFlags): View {
  if (!open) return 'closed';
  return minimized ? 'minimized' : 'open';
}
