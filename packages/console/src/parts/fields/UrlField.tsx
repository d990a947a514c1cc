import { TextField, type TextFieldProps } from '@settlement/design-system/TextField';

const WITHOUT_SCHEME = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/u;

/** Adds `https://` to a host name that was typed without a scheme. Returns other texts unchanged. */
const withScheme = (typed: string): string =>
  WITHOUT_SCHEME.test(typed.trim()) ? `https://${typed.trim()}` : typed;

/** Renders a field for a URL. Adds a missing `https://` on blur and Enter. */
export function UrlField({ value = '', onChange, onBlur, onKeyDown, ...props }: TextFieldProps) {
  const complete = () => {
    const whole = withScheme(value);
    if (whole !== value) onChange?.(whole);
  };
  return (
    <TextField
      {...props}
      type="url"
      inputMode="url"
      value={value}
      {...(onChange && { onChange })}
      onBlur={(event) => {
        complete();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') complete();
        onKeyDown?.(event);
      }}
    />
  );
}
