//! `#[derive(Sentence)]`: errors whose text people read. From `#[error("…")]`, as thiserror reads it, it makes the
//! [`Message`] with its values, `Display` in English, and `std::error::Error`.
//!
//! [`Message`]: https://docs.rs/tierway-kernel
//!
//! ```ignore
//! #[derive(Debug, Sentence)]
//! enum PayoutError {
//!     /// The slots are the fields: `{0}`, or `{name}`.
//!     #[error("Nothing to pay: nobody is owed {0} or more.")]
//!     NothingDue(Money),
//!     /// Other values by name; the fields are `_0`, or `name`, by reference.
//!     #[error("This payout is {status}; it cannot be {done}.", done = step.done())]
//!     Impossible { status: PayoutStatus, step: Step },
//!     /// The sentence of another error; `#[from]` converts, and keeps it as the `source`.
//!     #[error(transparent)]
//!     Status(#[from] StatusError),
//! }
//! ```

mod text;

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Attribute, Data, DeriveInput, Error, Field, Fields, Ident, Result};

use crate::text::Text;

/// See the crate.
#[proc_macro_derive(Sentence, attributes(error, from))]
pub fn sentence(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let input = syn::parse_macro_input!(input as DeriveInput);
    derive(&input).unwrap_or_else(Error::into_compile_error).into()
}

fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let name = &input.ident;
    let mut arms = Vec::new();
    let mut conversions = Vec::new();
    let mut sources = Vec::new();
    match &input.data {
        Data::Struct(data) => {
            arms.push(arm(&quote!(#name), &input.attrs, name, &data.fields)?);
            conversions.extend(conversion(name, &quote!(#name), &data.fields));
            sources.extend(source(&quote!(#name), &data.fields));
        }
        Data::Enum(data) => {
            for variant in &data.variants {
                let own = &variant.ident;
                let path = quote!(#name::#own);
                arms.push(arm(&path, &variant.attrs, own, &variant.fields)?);
                conversions.extend(conversion(name, &path, &variant.fields));
                sources.extend(source(&path, &variant.fields));
            }
        }
        Data::Union(_) => return Err(Error::new_spanned(name, "a union has no sentence")),
    }
    Ok(quote! {
        impl ::tierway_kernel::Sentence for #name {
            fn message(&self) -> ::tierway_kernel::Message {
                #[allow(unused_variables)]
                match self { #(#arms)* }
            }
        }

        impl ::tierway_kernel::ToValue for #name {
            fn to_value(&self) -> ::tierway_kernel::MessageValue {
                ::tierway_kernel::ToValue::to_value(&::tierway_kernel::Sentence::message(self))
            }
        }

        impl ::std::fmt::Display for #name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&::tierway_kernel::Sentence::message(self), f)
            }
        }

        impl ::std::error::Error for #name {
            fn source(&self) -> ::std::option::Option<&(dyn ::std::error::Error + 'static)> {
                match self {
                    #(#sources)*
                    #[allow(unreachable_patterns)]
                    _ => ::std::option::Option::None,
                }
            }
        }

        #(#conversions)*
    })
}

/// The match arm of a variant: binds its fields and makes its message.
fn arm(path: &TokenStream, attributes: &[Attribute], own: &Ident, fields: &Fields) -> Result<TokenStream> {
    let attribute = attributes.iter().find(|attribute| attribute.path().is_ident("error"));
    let attribute = attribute.ok_or_else(|| Error::new_spanned(own, "#[error(\"…\")] is missing"))?;
    let message = match attribute.parse_args::<Text>()? {
        Text::Transparent => quote!(::tierway_kernel::Sentence::message(_0)),
        Text::Of { text, values } => {
            let slots = text::slots(&text)?;
            let given = values.iter().map(|(name, _)| name.to_string()).collect::<Vec<_>>();
            let fields = slots.iter().filter(|slot| !given.contains(slot));
            let fields = fields.map(|slot| {
                let binding = if slot.starts_with(|c: char| c.is_ascii_digit()) {
                    format_ident!("_{slot}", span = text.span())
                } else {
                    Ident::new(slot, text.span())
                };
                quote!((#slot, ::tierway_kernel::ToValue::to_value(#binding)))
            });
            let named = values.iter().map(|(name, value)| {
                let name = name.to_string();
                quote!((#name, ::tierway_kernel::ToValue::to_value(&(#value))))
            });
            quote!(::tierway_kernel::Message::new(#text, [#(#fields,)* #(#named,)*]))
        }
    };
    let pattern = match fields {
        Fields::Unit => quote!(),
        Fields::Unnamed(fields) => {
            let names = (0..fields.unnamed.len()).map(|index| format_ident!("_{index}"));
            quote!((#(#names),*))
        }
        Fields::Named(fields) => {
            let names = fields.named.iter().filter_map(|field| field.ident.as_ref());
            quote!({ #(#names),* })
        }
    };
    Ok(quote!(#path #pattern => #message,))
}

/// The only field, if it is marked `#[from]`.
fn cause(fields: &Fields) -> Option<&Field> {
    let field = fields.iter().next().filter(|_| fields.len() == 1)?;
    field.attrs.iter().any(|attribute| attribute.path().is_ident("from")).then_some(field)
}

/// The match arm of `source` for a variant that an error is converted to.
fn source(path: &TokenStream, fields: &Fields) -> Option<TokenStream> {
    cause(fields).map(|_| quote!(#path(cause) => ::std::option::Option::Some(cause),))
}

/// `From` for a variant whose only field is marked `#[from]`.
fn conversion(name: &Ident, path: &TokenStream, fields: &Fields) -> Option<TokenStream> {
    let source = &cause(fields)?.ty;
    Some(quote! {
        impl ::std::convert::From<#source> for #name {
            fn from(source: #source) -> Self {
                #path(source)
            }
        }
    })
}
