type IconProps = { path: string; size?: number };

function Icon({ path, size = 20 }: IconProps) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  );
}

export const PlayIcon = ({ size }: { size?: number }) => (
  <Icon path="M5 2.5v15l12.5-7.5z" {...(size && { size })} />
);
export const PauseIcon = ({ size }: { size?: number }) => (
  <Icon path="M4 2.5h4.2v15H4zm7.8 0H16v15h-4.2z" {...(size && { size })} />
);
export const PreviousIcon = () => <Icon path="M3 3h2.4v14H3zm14 0v14L6.4 10z" />;
export const NextIcon = () => <Icon path="M14.6 3H17v14h-2.4zM3 3v14l10.6-7z" />;
export const CloseIcon = () => (
  <Icon path="M4 2.9 10 8.9l6-6 1.1 1.1-6 6 6 6-1.1 1.1-6-6-6 6L2.9 16l6-6-6-6z" />
);

/** The thumb on the staff: a note on the playhead. */
export function NoteIcon() {
  return (
    <svg viewBox="0 0 24 48" width="24" height="48" aria-hidden="true">
      <path d="M11 1h2v46h-2z" fill="currentColor" />
      <ellipse cx="12" cy="24" rx="9" ry="6" transform="rotate(-24 12 24)" fill="currentColor" />
    </svg>
  );
}
